export { InfiniteScroll } from './InfiniteScroll.tsx'
export type { InfiniteScrollProps } from './InfiniteScroll.tsx'
