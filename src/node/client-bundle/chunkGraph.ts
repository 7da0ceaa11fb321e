import type { OutputChunk, RolldownOutput } from 'rolldown';

/** The files of a bundle, and how they import each other. */
export class ChunkGraph {
  readonly chunks: ReadonlyMap<string, OutputChunk>;

  readonly #byInput: ReadonlyMap<string, OutputChunk>;
  readonly #byModule: ReadonlyMap<string, OutputChunk>;

  constructor({ output }: RolldownOutput) {
    const chunks = output.filter((file) => file.type === 'chunk');
    this.chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    this.#byInput = new Map(chunks.filter(({ isEntry }) => isEntry).map((chunk) => [chunk.name, chunk]));
    // A module that only hands on what another exports has a file, but no code in it.
    this.#byModule = new Map([
      ...chunks.flatMap((chunk) => chunk.moduleIds.map((id): [string, OutputChunk] => [id, chunk])),
      ...chunks.flatMap((chunk): [string, OutputChunk][] =>
        chunk.facadeModuleId === null ? [] : [[chunk.facadeModuleId, chunk]],
      ),
    ]);
  }

  /** The file that a named input is imported from. */
  getInput(name: string): OutputChunk {
    return this.#byInput.get(name)!;
  }

  /** @returns the file that a module is imported from; undefined for one whose code nobody uses */
  findChunk(moduleId: string): OutputChunk | undefined {
    return this.#byModule.get(moduleId);
  }

  /** All files that a file loads at once, each before those that import it; the file itself is last. */
  listFiles(fileName: string, found = new Set<string>()): Set<string> {
    for (const imported of this.chunks.get(fileName)!.imports) {
      if (!found.has(imported)) {
        this.listFiles(imported, found);
      }
    }
    return found.add(fileName);
  }
}
