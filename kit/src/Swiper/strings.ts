/** Simplified Chinese; other languages are in `locale/business`. */
export const swiperStrings = {
  slide: (place: number, count: number) => `第${place}张，共${count}张`,
  pause: '暂停轮播',
  play: '继续轮播',
}
