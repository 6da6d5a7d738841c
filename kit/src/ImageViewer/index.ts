export { ImageViewer } from './ImageViewer.tsx'
export type { ImageViewerProps } from './ImageViewer.tsx'
export type { ViewerImage } from './Slide.tsx'
