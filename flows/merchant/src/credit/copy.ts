const home = '返回首页'
const progress = '查看进度'

/** Texts of the page. */
export const copy = {
  failed: '商户信用贷加载失败',
  refresh: '刷新',
  home,
  /** After a write without a reply. */
  notThere: '还没有收到这次提交，可以重新提交',
  unknown: {
    title: '申请进度暂时无法显示',
    text: '请稍后刷新查看，您提交的资料都已保存。',
  },
  notAllowed: {
    IN_REVIEW: { title: '申请正在审核', text: '请勿重复提交。', action: progress },
    HAS_LIMIT: { title: '已有商户贷额度', text: '可以直接借款。', action: '查看额度' },
    COOLING_DOWN: { title: '暂时不能重新申请', text: '请稍后再试。', action: home },
    other: { title: '暂时无法申请', text: '您暂不符合申请条件，可以联系客服了解。', action: home },
  },
  invitation: {
    title: '凭店铺经营申请额度',
    range: (least: string, most: string) => `可申请${least}元至${most}元`,
    heading: '申请步骤',
    steps: [
      { title: '资格评估', text: '通常几秒完成，评估不会产生借款。' },
      { title: '填写店铺信息', text: '店铺名称、经营行业、地址和联系人。' },
      { title: '证明经营', text: '授权一个收款或外卖平台，或上传经营许可证。' },
      { title: '申请金额', text: '审核通过后，额度由机构确定。' },
    ],
    start: '开始评估',
    again: '重新评估',
    booking: { label: '预约客户经理上门', note: '线下了解和办理经营贷' },
  },
  preAudit: {
    title: '正在评估',
    text: '通常几秒有结果，有结果后会自动显示。',
    slowText: '比平时久一些，评估仍在进行。可以先离开，稍后回来查看。',
    usedUp: { title: '评估仍在进行', text: '暂时还没有结果。可以刷新查看，也可以稍后再回来。' },
    leave: '先离开，稍后回来查看',
    failed: '评估结果加载失败',
  },
  order: {
    submit: '提交店铺信息',
    intro: '仅用于核实经营和评估额度，我们会严格保密。',
    shop: '店铺信息',
    contact: '联系人',
    labels: { contactName: '联系人姓名', contactPhone: '联系人手机号' },
    missing: { contactName: '请填写联系人姓名', contactPhone: '请填写联系人手机号' },
    wrong: { contactName: '请填写真实姓名', contactPhone: '手机号格式不正确' },
  },
  stores: {
    notYet: null,
    authorised: null,
    failed: '授权没有成功，请重试或上传截图',
    runOut: '授权已过期，请重新授权',
    inReview: '截图审核中，通常1分钟内完成',
  },
  storeUntil: (day: string) => `${day}前有效`,
  amount: {
    submit: '提交申请',
    proofs: '店铺认证',
    proofsHint: '完成一项即可',
    storesFailed: '店铺认证加载失败',
    tobacco: { title: '烟草零售认证', text: '有烟草专卖零售许可证时可选' },
    certificate: '经营许可证',
    certificateOpen: '上传照片，与平台认证任选一项',
    certificateDone: '已收到',
    idCard: { label: '店主身份证照片', note: '人像面和国徽面，选填' },
    noProof: '还没有完成的认证。完成至少一项店铺认证，或上传经营许可证后，可以提交申请。',
    inReview: '店铺截图正在审核，通常1分钟内完成，完成后可以提交申请。',
    label: '申请金额',
    hint: (least: string, most: string) => `${least}元至${most}元，额度以审核结果为准`,
    range: (least: string, most: string) => `申请金额须在${least}元至${most}元之间`,
  },
} as const
