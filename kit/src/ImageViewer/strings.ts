/** Simplified Chinese; other languages are in `locale/application`. */
export const imageViewerStrings = {
  place: (position: number, count: number) => `第${position}张，共${count}张`,
  zoomIn: '放大',
  zoomOut: '还原',
  zoomed: '放大的图片，可用方向键移动',
  previous: '上一张',
  next: '下一张',
  loading: '正在加载图片',
  failed: '图片没有加载出来，请检查网络后重试',
  unavailable: '这张图片暂时不能查看',
}
