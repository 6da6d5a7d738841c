export { SearchBar } from './SearchBar.tsx'
export type { SearchBarProps } from './SearchBar.tsx'
