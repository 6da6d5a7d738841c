/** The figures of tables, as pages get them once they are loaded. For tests only. */
export { figures } from '../figures.ts'
