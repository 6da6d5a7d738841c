/** The characters of the radicals U+2E80 to U+2EF3, in their order: property Equivalent_Unified_Ideograph of Unicode. */
export const RADICALS = /* @__PURE__ */ Array.from(
  '⺀厂乛乚乙亻冂𠘨刀刂卜㔾小尐兀尣尢𡯂巳幺彑彐忄心扌攵⺚旡日月歺母民氵氺灬爫爬丬牛犭王𤴔目示礻𥫗糹纟罓罒㓁冗𦉫羊𦍌𦍋耂肀聿肉𦥑艹艺艻虎衤覀西见角𧢲讠贝𧾷车辶辷辸邑钅長镸长门𨸏阝雨青韦页风飞食𩙿飠饣𩠐马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟',
)
