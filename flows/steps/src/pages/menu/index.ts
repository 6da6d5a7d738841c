export { menuPage } from './menuPage.tsx'
export { readValue } from './readValue.tsx'
export type { MenuGroup, MenuRow, MenuSpec, MenuView } from './spec.ts'
