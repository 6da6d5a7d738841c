export { PullToRefresh } from './PullToRefresh.tsx'
export type { PullToRefreshProps } from './PullToRefresh.tsx'
