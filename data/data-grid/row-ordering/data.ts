export interface Task {
  id: string;
  task: string;
  phase: 'Plan' | 'Build';
}

export const tasks: Task[] = [
  { id: 't1', task: 'Kickoff', phase: 'Plan' },
  { id: 't2', task: 'Sketches', phase: 'Plan' },
  { id: 't3', task: 'Budget', phase: 'Plan' },
  { id: 't4', task: 'Prototype', phase: 'Build' },
  { id: 't5', task: 'Tests', phase: 'Build' },
];
