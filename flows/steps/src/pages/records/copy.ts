/** Texts that lists share. */
export const copy = {
  all: '全选',
  found: (count: number) => `找到${count}项`,
  most: (count: number) => `一次最多选择${count}项`,
  ticked: (count: number) => `已选${count}项`,
} as const
