import type { CascadeOption, CascadePath, LoadCascade } from './index.ts'

const names: Record<string, readonly string[]> = {
  '': [
    '浙江省',
    '内蒙古自治区',
    '海南省',
    '上海市',
    '广西壮族自治区',
    '四川省',
    '云南省',
    '陕西省',
    '甘肃省',
  ],
  浙江省: ['杭州市', '宁波市', '温州市'],
  杭州市: ['西湖区', '上城区', '滨江区', '临平区'],
  西湖区: ['北山街道', '西溪街道', '翠苑街道', '古荡街道', '转塘街道'],
  海南省: ['海口市', '儋州市'],
  四川省: ['阿坝藏族羌族自治州'],
  阿坝藏族羌族自治州: ['若尔盖县'],
  若尔盖县: ['达扎寺镇（若尔盖湿地自然保护区管理局驻地）'],
}

/** A sample entry; its code is its name. */
export const entry = (name: string): CascadeOption => ({ code: name, name })

/** Entries below a path. 儋州市 has no districts, as in reality. */
export const below = (path: CascadePath): readonly CascadeOption[] =>
  (names[path.at(-1)?.name ?? ''] ?? []).map(entry)

export const loadSample: LoadCascade = (path) => Promise.resolve(below(path))

export const pathOf = (...way: string[]): CascadePath => way.map(entry)
