export { VirtualList } from './VirtualList.tsx'
export type { ListPlace, VirtualListProps } from './VirtualList.tsx'
