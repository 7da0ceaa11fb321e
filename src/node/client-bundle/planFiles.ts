import type { OutputChunk } from 'rolldown';
import type { ChunkGraph } from './chunkGraph';
import { mergeChunks, type Visit } from './mergeChunks';

/** What a browser asks for besides the script of every page. */
interface LoadedModules {
  /** Names of the inputs. */
  demos: readonly string[];
  /** The module that makes demos live, which every demo needs; modules are absolute. */
  mount: string;
  /** What pages load when they rest, without being asked. */
  resting: readonly string[];
  /** All that is loaded by `import()`: those above, and what a user asks for. */
  later: ReadonlySet<string>;
}

/** How many demos are loaded for one part that a user asks for: the search, the settings. */
const DEMOS_PER_PART = 10;

function listVisits(graph: ChunkGraph, client: OutputChunk, modules: LoadedModules): Visit[] {
  const { demos, mount, resting, later } = modules;
  const visit = (weight: number, ...loaded: (OutputChunk | undefined)[]): Visit => {
    const files = [client, ...loaded].flatMap((chunk) => (chunk ? [...graph.listFiles(chunk.fileName)] : []));
    return { chunks: new Set(files), weight };
  };
  const asked = [...later].filter((id) => id !== mount && !resting.includes(id));
  return [
    ...demos.map((name) => visit(1, graph.findChunk(mount), graph.getInput(name))),
    ...resting.map((id) => visit(demos.length, graph.findChunk(id))),
    ...asked.map((id) => visit(demos.length / DEMOS_PER_PART, graph.findChunk(id))),
  ];
}

/**
 * Says which modules share a file, where the bundler would write a file for each set of entry points. The script of
 * every page, the demos, and what is loaded by `import()` keep their files.
 *
 * @param graph of the files that the bundler writes by itself
 * @param clientInput the name of the script of every page
 * @returns the name of the file, by module; modules that are not in it stay where they are
 */
export function planFiles(
  graph: ChunkGraph,
  clientInput: string,
  modules: LoadedModules,
): Map<string, string> {
  const client = graph.getInput(clientInput);
  const later = [...modules.later].flatMap((id) => graph.findChunk(id)?.fileName ?? []);
  const demos = modules.demos.map((name) => graph.getInput(name).fileName);
  const kept = new Set([...graph.listFiles(client.fileName), ...demos, ...later]);
  const chunks = [...graph.chunks.values()].map(({ fileName, code, imports }) => ({
    name: fileName,
    size: code.length,
    imports,
    isFree: !kept.has(fileName),
  }));
  const merged = mergeChunks(chunks, listVisits(graph, client, modules));
  return new Map(
    merged.flatMap((names, index) =>
      names.flatMap((name) =>
        graph.chunks.get(name)!.moduleIds.map((id): [string, string] => [id, `shared-${index}`]),
      ),
    ),
  );
}
