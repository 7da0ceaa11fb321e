import type { Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { isAlike } from '../../search/isAlike';
import { reportProblem, type CompileContext } from '../compileContext';

/** More questions of a section say that it is about several things. */
const MAX_QUESTIONS = 3;

/** What the questions of a section are compared with. */
interface Section {
  id?: string;
  heading?: string;
  questions: string[];
}

/** What is wrong with a question; undefined where it may be. */
function findFault(text: string, { heading, questions }: Section): string | undefined {
  if (!/[?？]$/.test(text)) {
    return 'A question ends with a question mark: `::question[How do I sort rows?]`.';
  }
  if (questions.length >= MAX_QUESTIONS) {
    return `A section has at most ${MAX_QUESTIONS} questions. Delete one, or give its answer a section of its own.`;
  }
  if (heading !== undefined && isAlike(text, heading)) {
    return `The question says what the heading \`${heading}\` says. Ask in other words, as developers search for it.`;
  }
  const namesake = questions.find((other) => isAlike(text, other) || isAlike(other, text));
  return namesake === undefined
    ? undefined
    : `The question is like \`${namesake}\`. Delete it, or ask in other words.`;
}

/**
 * `::question[How do I sort rows?]` -> nothing on the page, and words by which the search finds the section above.
 */
export function collectQuestions(tree: Root, context: CompileContext): void {
  let section: Section = { questions: [] };
  const isQuestion = (node: Root['children'][number]): node is LeafDirective =>
    node.type === 'leafDirective' && node.name === 'question';
  for (const node of tree.children) {
    if (node.type === 'heading') {
      const id = String(node.data?.hProperties?.id);
      section = { id, heading: context.headings.find((heading) => heading.id === id)?.text, questions: [] };
    } else if (isQuestion(node)) {
      const text = toString(node).trim();
      const fault = findFault(text, section);
      if (fault) {
        reportProblem(context, node, fault);
      }
      section.questions.push(text);
      context.questions.push({ id: section.id, text });
    }
  }
  tree.children = tree.children.filter((node) => !isQuestion(node));
}
