import type { Term } from '../src/shared/term';

const NEEDLESS = 'delete it; the sentence says the same without.';

/** How pages do not say things. Spelling is the dictionary's business. */
export const terms: readonly Term[] = [
  // One name for each thing; exports such as DataGrid are spelled as they are.
  {
    not: /\b(?!DataGrid)[Dd]ata-?[Gg]rids?\b/,
    instead: 'write “data grid”, or “Data Grid” for the product.',
  },
  {
    not: /\b(?!TreeView)[Tt]ree-?[Vv]iews?\b/,
    instead: 'write “tree view”, or “Tree View” for the product.',
  },
  {
    not: /\b(?!DatePicker)[Dd]ate-?[Pp]ickers?\b/,
    instead: 'write “date picker”, or “Date Pickers” for the product.',
  },
  { not: /\b(?:MUI-X|MUIX|Mui ?X|mui x)\b/, instead: 'write “MUI X”.' },
  { not: /\b(?:[Mm]aterial-[Uu][Ii]|MaterialUI|material ui|Material Ui)\b/, instead: 'write “Material UI”.' },
  { not: /\b[Rr]eact ?JS\b/, instead: 'write “React”.' },
  { not: /\b(?:javascript|Javascript|Java [Ss]cript)\b/, instead: 'write “JavaScript”.' },
  { not: /\b(?:typescript|Typescript|Type [Ss]cript)\b/, instead: 'write “TypeScript”.' },
  { not: /\b(?:github|Github|Git Hub)\b/, instead: 'write “GitHub”.' },
  { not: /\b(?:NPM|Npm)\b/, instead: 'write “npm”.' },
  // Abbreviations, and who is addressed.
  { not: /\b[Ee]\.g\./, instead: 'write “for example” or “such as”.' },
  { not: /\b[Ii]\.e\./, instead: 'write “that is”.' },
  { not: /\betc\b/, instead: 'name the rest, or begin the list with “such as”.' },
  { not: /\b(?:[Ww]e|[Oo]ur|us|[Ll]et's|[Ll]et’s)\b/, instead: 'address the developer: “you”.' },
  // Who uses the app, and what the API does, in the words of the field.
  {
    not: /(?<![Ss]creen[ -])\b[Rr]eaders?\b/,
    instead: 'write “user” for who uses the app, “you” for the developer.',
  },
  { not: /\bindeterminate (?:box|dash)\b/, instead: 'write “indeterminate checkbox”.' },
  { not: /\b(?:[Tt]akes? back|[Tt]aken back) (?:a|the|its) selection\b/, instead: 'write “deselect”.' },
  { not: /\b(?:is|are) called otherwise\b/, instead: 'write the other name.' },
  { not: /(?<!instead )\bof yours\b/, instead: 'write “your”.' },
  { not: /\bbelongs? into\b/, instead: 'say what to do: “Use `shouldDisableDate` for …”.' },
  { not: /\b[Ss]peaks? of\b/, instead: 'write “identifies”, “describes” or “receives”.' },
  { not: /\bstands? (?:under|beside|below|above|before|behind)\b/, instead: 'write “is”.' },
  { not: /\b(?:[Ww]hoever|[Tt]hereby|[Tt]herein|[Tt]hereof|[Hh]erewith)\b/, instead: 'name the subject.' },
  // Words that say nothing, and praise.
  {
    not: /\b(?:[Jj]ust|[Ss]imply|[Bb]asically|[Oo]bviously|[Pp]lease|[Oo]f course|[Nn]ote that)\b/,
    instead: NEEDLESS,
  },
  {
    not: /\b(?:[Ee]asy|[Ee]asily|[Pp]owerful|[Ss]eamless(?:ly)?|[Ee]ffortless(?:ly)?|[Bb]lazing(?:ly)?)\b/,
    instead: 'say what it does; readers judge for themselves.',
  },
];
