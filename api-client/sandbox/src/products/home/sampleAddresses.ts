import type { Address } from './state.ts'

/** Name, phone, region by its four levels, and detail. */
type Row = readonly [
  name: string,
  phone: string,
  province: string,
  city: string,
  area: string,
  street: string,
  detail: string,
]

const ROWS: readonly Row[] = [
  ['王小明', '13800138000', '浙江省', '杭州市', '西湖区', '文新街道', '示例路1号2幢301室'],
  ['李建国', '13900139000', '四川省', '成都市', '武侯区', '桂溪街道', '示例大道88号'],
  ['陈思远', '13700137001', '浙江省', '杭州市', '滨江区', '浦沿街道', '示例中心A座1802室，请放前台'],
  ['张丽华', '13600136002', '上海市', '上海市', '浦东新区', '陆家嘴街道', '示例路500弄12号602室'],
  [
    '阿卜杜热西提·麦麦提',
    '13500135003',
    '新疆维吾尔自治区',
    '乌鲁木齐市',
    '天山区',
    '解放北路街道',
    '示例巷9号',
  ],
  ['欧阳文静', '15800158004', '广东省', '广州市', '天河区', '石牌街道', '示例西路37号自编5栋1105房'],
  ['刘洋', '15900159005', '北京市', '北京市', '朝阳区', '望京街道', '示例园区四区408号楼3单元1201'],
  ['赵敏', '18800188006', '江苏省', '南京市', '鼓楼区', '湖南路街道', '示例街道办事处旁，便利店代收'],
  ['周国强', '18900189007', '重庆市', '重庆市', '渝中区', '解放碑街道', '示例广场2号楼负一层快递柜'],
  ['吴秀英', '17700177008', '湖北省', '武汉市', '江汉区', '民族街道', '示例里16号'],
]

/** Addresses of personas. */
export const SAMPLES: readonly Address[] = ROWS.map(
  ([contactName, contactPhone, province, city, area, street, detail]) => ({
    contactName,
    contactPhone,
    province,
    city,
    area,
    street,
    detail,
  }),
)
