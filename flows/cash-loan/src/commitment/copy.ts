import type { VideoFault } from '@koo/kit/files'

const OPENING = '正在打开相机'

/** Every text of the commitment pages. */
export const copy = {
  heading: '借款承诺书',
  person: { name: '承诺人', id: '身份证号', mobile: '手机号', age: (age: number) => `${age}岁` },
  ageLabel: '年龄',
  loan: { amount: '借款金额', periods: '借款期数', monthPay: '每期应还', first: '首次还款' },
  periods: (count: number) => `${count}期`,
  first: (month: number, day: number) => `${month}月${day}日`,
  terms: {
    known: '本人已了解本笔借款的金额、期限、每期应还金额和全部费用，自愿借款。',
    early: (fee: string, cap: string) =>
      `提前结清时，除当期应还外，按剩余本金的${fee}收取提前结清费用；连同该费用，综合成本折合年化不超过${cap}。`,
    segment: (fee: string, cap: string, periods: number) =>
      `前${periods}期提前结清时，除当期应还外，按剩余本金的${fee}收取提前结清费用，之后不收取；连同该费用，综合成本折合年化不超过${cap}。`,
    locked: '前6期不支持提前结清。',
    highest: (period: number, fee: string) =>
      `按本笔还款计划，还清第${period}期时提前结清的费用最高为 ¥${fee}。`,
    agreed: '本人同意借款合同及相关协议的条款，按约定的日期还款。',
  },
  agree: '同意并继续',
  recorder: {
    heading: '录制承诺视频',
    hint: (seconds: number) => `请本人面对镜头，在${seconds}秒内清晰地朗读以下内容`,
    /** The loan and its fees are understood, the terms accepted. */
    sentence: (name: string | null) =>
      `${name === null ? '本人' : `我是${name}，本人`}已了解本笔借款及相关费用，同意借款条款。`,
    states: {
      init: '尚未录制',
      uploading: '正在上传，请不要离开本页',
      success: '上传成功',
      fail: '上传失败',
    },
    reviewing: '视频正在审核，请稍候',
    open: OPENING,
    done: (percent: number) => `正在处理${percent}%`,
    here: { opening: OPENING, live: '请正对镜头', recording: '正在录制', taken: '请确认视频' },
    progress: '录制进度',
    finish: '录完了',
    use: '使用这段视频',
    cancel: '取消',
    taken: '录好的视频',
    start: '开始录制',
    again: '重新录制',
    resend: '重新上传',
    drop: '放弃这段视频',
    kept: '视频还在本页，没有丢失，可以直接重新上传。',
    refresh: '刷新结果',
    other: '用手机相机录制',
    cover: '承诺视频',
    optional: '视频不是必须的，也可以直接继续。',
    skip: '已多次未成功，可以不录视频直接继续，由机构决定是否需要补录。',
  },
  failed: '视频上传失败',
  succeeded: '视频上传成功',
  /** What is said of a file that cannot be sent; nothing was. */
  wrongFile: {
    empty: () => '视频是空的，没有上传，请重新录制',
    type: () => '这个文件不是视频，没有上传，请重新录制或选择 MP4 视频',
    tooLarge: (mb: number) => `视频超过${mb} MB，没有上传，请降低画质后重新录制`,
    unreadable: () => '视频无法读取，没有上传，请重新录制',
  } satisfies Record<VideoFault, (mb: number) => string>,
  tooLong: (seconds: number) => `视频最长${seconds}秒，请重新录制`,
  noCamera: {
    refused: '没有相机权限，请在设置中允许，或用手机相机录制',
    refusedHere: '没有相机或麦克风权限，请在弹窗或设置中允许，或用手机相机录制',
    missing: '当前环境不能打开相机，请用手机相机录制',
    busy: '相机或麦克风正在被使用，请关闭其他应用后重试，或用手机相机录制',
    tooOld: '应用版本过低，请更新应用，或用手机相机录制',
    timedOut: '相机暂时没有响应，请重试，或用手机相机录制',
  },
  /** What is said when the customer is back: the page was hidden while its camera was on. */
  away: {
    hidden: '离开页面时相机已自动关闭，还没有录制，可以重新开始。',
    interrupted: '录制已中断：离开页面时相机会自动关闭，这段视频没有保存，也没有上传，请重新录制。',
  },
  lastFailed: '录制状态加载失败',
  submit: '确认承诺',
  without: '不录视频，继续',
  missing: {
    title: '没有找到要承诺的借款',
    text: '这个页面的地址不完整，请从借款页重新进入。没有提交任何申请。',
    action: '去借款页',
  },
} as const
