export { PageVideoPicture } from './PageVideoPicture.tsx'
export { usePageVideo } from './usePageVideo.ts'
export type { PageVideo } from './usePageVideo.ts'
