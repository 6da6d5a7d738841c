/** Industries of merchants in the national classification: a letter, two digits, four digits. */
const SECTIONS: Readonly<Record<string, string>> = {
  F: '批发和零售业',
  H: '住宿和餐饮业',
  O: '居民服务、修理和其他服务业',
  C: '制造业',
  G: '交通运输、仓储和邮政业',
  A: '农、林、牧、渔业',
  P: '教育',
  R: '文化、体育和娱乐业',
}

const DIVISIONS: Readonly<Record<string, string>> = {
  F: '51批发业 52零售业',
  H: '61住宿业 62餐饮业',
  O: '80居民服务业 81机动车、电子产品和日用产品修理业 82其他服务业',
  C: '13农副食品加工业 14食品制造业 18纺织服装、服饰业 21家具制造业',
  G: '54道路运输业 59装卸搬运和仓储业 60邮政业',
  A: '01农业 03畜牧业 04渔业',
  P: '83教育',
  R: '89体育 90娱乐业',
}

const CLASSES: Readonly<Record<string, string>> = {
  51: '5121米、面制品及食用油批发 5123果品、蔬菜批发 5124肉、禽、蛋、奶及水产品批发 5127酒、饮料及茶叶批发 5132服装批发 5165建材批发',
  52: '5211百货零售 5212超级市场零售 5213便利店零售 5223果品、蔬菜零售 5224肉、禽、蛋、奶及水产品零售 5226酒、饮料及茶叶零售 5227烟草制品零售 5232服装零售 5251西药零售 5261汽车新车零售 5274通信设备零售 5281五金零售 5292互联网零售',
  61: '6110旅游饭店 6121经济型连锁酒店 6129其他一般旅馆 6130民宿服务',
  62: '6210正餐服务 6220快餐服务 6231茶馆服务 6232咖啡馆服务 6233酒吧服务 6242外卖送餐服务 6291小吃服务',
  80: '8010家庭服务 8020托儿所服务 8030洗染服务 8040理发及美容服务 8051洗浴服务 8053养生保健服务 8060摄影扩印服务',
  81: '8111汽车修理与维护 8121计算机和辅助设备修理 8132日用电器修理 8193家具和相关物品修理',
  82: '8211建筑物清洁服务 8221宠物饲养 8222宠物医院服务 8223宠物美容服务',
  13: '1310谷物磨制 1371蔬菜加工 1391淀粉及淀粉制品制造 1392豆制品制造',
  14: '1411糕点、面包制造 1421糖果、巧克力制造 1431米、面制品制造 1462酱油、食醋及类似制品制造',
  18: '1811运动机织服装制造 1819其他机织服装制造 1830服饰制造',
  21: '2110木质家具制造 2140塑料家具制造 2190其他家具制造',
  54: '5431普通货物道路运输 5435集装箱道路运输 5437邮件包裹道路运输',
  59: '5910装卸搬运 5930低温仓储',
  60: '6010邮政基本服务 6020快递服务',
  '01': '0111稻谷种植 0141蔬菜种植 0143花卉种植 0151仁果类和核果类水果种植 0164茶叶种植',
  '03': '0311牛的饲养 0313猪的饲养 0321鸡的饲养',
  '04': '0411海水养殖 0412内陆养殖',
  83: '8310学前教育 8391职业技能培训 8393文化艺术培训',
  89: '8930健身休闲活动 8991体育中介代理服务',
  90: '9011歌舞厅娱乐活动 9013网吧活动 9020游乐园',
}

/** An industry. */
export interface Industry {
  id: string
  name: string
  hasChildren: boolean
}

/** The industries below one; the sections for none or ''. Null when there is no such industry. */
export function industriesBelow(parentId?: string): readonly Industry[] | null {
  if (parentId === undefined || parentId === '' || parentId === '0') {
    return Object.entries(SECTIONS).map(([id, name]) => ({ id, name, hasChildren: true }))
  }
  if (Object.hasOwn(DIVISIONS, parentId)) return listed(DIVISIONS[parentId] ?? '', 2, true)
  if (Object.hasOwn(CLASSES, parentId)) return listed(CLASSES[parentId] ?? '', 4, false)
  return isIndustry(parentId) ? [] : null
}

/** Whether an id is an industry of the last level. */
export function isIndustry(id: string): boolean {
  return Object.values(CLASSES).some((text) => listed(text, 4, false).some((each) => each.id === id))
}

function listed(text: string, digits: number, hasChildren: boolean): Industry[] {
  return text
    .split(' ')
    .map((entry) => ({ id: entry.slice(0, digits), name: entry.slice(digits), hasChildren }))
}
