export { VirtualList } from './VirtualList.tsx'
export type { VirtualListProps } from './VirtualList.tsx'
