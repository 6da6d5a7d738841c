import type { OrderAddress } from '@koo/api-client/types'

/** An address like others, for tests and stories. */
export const addressOfNumber = (k: number): OrderAddress => ({
  addressId: `D${k}`,
  contactName: `收货人${k}`,
  contactPhone: `1380000000${k % 10}`,
  province: '浙江省',
  city: '杭州市',
  area: '西湖区',
  street: '文新街道',
  detail: `示例路${k}号`,
  isDefault: false,
})

/** The longest texts that an address has. */
export const LONG: OrderAddress = {
  ...addressOfNumber(0),
  contactName: '阿卜杜热西提·麦麦提艾力·阿布都拉江·吐尔',
  province: '新疆维吾尔自治区',
  city: '博尔塔拉蒙古自治州',
  area: '阿拉山口市',
  street: '艾比湖镇',
  detail:
    '示例路1888号示例花园小区二期12号楼3单元2601室，门口有快递柜，请放入柜中并短信通知，如果柜满请放在物业前台并拍照，谢谢',
  isDefault: true,
}
