import { chromium } from '@playwright/test';
import { accessSync, constants, statSync } from 'node:fs';
import type { ChromiumSystem } from './ChromiumSystem';
import { runCommand } from './runCommand';

/** The machine this process runs on. */
export function createChromiumSystem(): ChromiumSystem {
  return {
    env: process.env,
    uid: process.getuid?.(),
    isExecutable,
    getPlaywrightPath,
    run: runCommand,
    log: (message) => console.error(message),
  };
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false; // nothing there, or not for this user
  }
}

function getPlaywrightPath(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined; // thrown on platforms Playwright has no Chromium for; the other ways may still work
  }
}
