export { TaskList } from './TaskList.tsx'
export type { TaskListProps } from './TaskList.tsx'
export { taskStates } from './task.ts'
export type { Task } from './task.ts'
