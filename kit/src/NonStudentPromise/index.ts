export { NonStudentPromise } from './NonStudentPromise.tsx'
export type { NonStudentPromiseProps } from './NonStudentPromise.tsx'
