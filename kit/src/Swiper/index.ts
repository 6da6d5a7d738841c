export { Swiper } from './Swiper.tsx'
export type { SwiperProps } from './Swiper.tsx'
