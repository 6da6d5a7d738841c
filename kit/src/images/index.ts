export { ImageProvider } from './ImageProvider.tsx'
export type { ImageProviderProps } from './ImageProvider.tsx'
