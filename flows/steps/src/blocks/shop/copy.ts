/** Texts of the fields about a shop. */
export const copy = {
  industry: {
    label: '经营行业',
    levels: ['门类', '大类', '小类'],
    missing: '请选择具体的经营行业',
  },
  region: {
    label: '店铺所在地区',
    levels: ['省份', '城市', '区县'],
    missing: '请选择店铺所在地区',
  },
  detail: {
    label: '详细地址',
    placeholder: '街道、门牌号',
    missing: '请填写店铺的详细地址',
  },
  name: {
    label: '店铺名称',
    placeholder: '与营业执照一致',
    missing: '请填写店铺名称',
    drawn: '店铺名称不能有表情符号，请按营业执照填写',
  },
  amount: {
    missing: '请填写金额',
    wrong: '金额不正确，请核对后重新填写',
  },
  place: {
    find: '用当前位置填写',
    reason: '仅在您点击时获取一次位置，用于填写店铺地址，填好后可以修改。',
    found: '已按当前位置填写，请核对地址。',
    unknown: '没有识别出当前位置的地址，请手动选择',
  },
} as const
