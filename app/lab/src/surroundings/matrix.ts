import type { Environment } from '@koo/flow'
import { environments, type EnvironmentFacts } from '@koo/flow/tools'

/** A story that shows what the customer sees. */
export interface StoryLink {
  title: string
  /** Name of its export. */
  story: string
  /** The environment that it is opened in, where it can show each. */
  kind?: Environment
}

export interface MatrixCell {
  text: string
  see: StoryLink
}

const link = (title: string, story: string): StoryLink => ({ title, story })
const signIn = (story: string) => link('Environments/Sign-in', story)
const lab = (story: string) => link('Lab/Surroundings', story)
const frame = (story: string, kind: Environment): StoryLink => ({
  ...link('Environments/Frame', story),
  kind,
})

const SIGN_IN: Readonly<Record<EnvironmentFacts['signIn'], MatrixCell>> = {
  app: { text: '由应用登录；没有响应时可重试', see: signIn('AppSilent') },
  messenger: { text: '微信授权；拒绝时用验证码', see: signIn('MessengerRefused') },
  partner: { text: '只由合作方登录；否则退出', see: signIn('Partner') },
  code: { text: '手机号和验证码', see: signIn('AppAbsent') },
}

/** From which version a function is there; else what the page does instead. */
const since = (
  least: string | undefined,
  name: string,
  story: StoryLink,
  otherwise: MatrixCell,
): MatrixCell => (least === undefined ? otherwise : { text: `${name}，${least} 起`, see: story })

/** What an app below that version shows; elsewhere no version counts. */
const before = (least: string | undefined, old: StoryLink, otherwise: StoryLink): MatrixCell =>
  least === undefined ? { text: '不看版本', see: otherwise } : { text: `${least} 之前换一种方式`, see: old }

const files = link('Primitives/UploadField', 'CameraOnly')
const FILES: MatrixCell = { text: '文件选择', see: files }
const VIDEO: MatrixCell = {
  text: '页面里录制；浏览器不支持 MP4 时选择文件',
  see: link('Business/VideoRecorder', 'Recording'),
}
const WITHOUT: MatrixCell = { text: '没有', see: lab('OwnBrowser') }

/** Systems on which the app picks videos itself, and its first version (spec 6). */
const picksVideos = (kind: Environment) => kind === 'app-ios' || kind === 'app-android'

/** Columns of the matrix: what an environment can do, and a story of what its customer sees. */
export const columns: readonly (readonly [name: string, cell: (kind: Environment) => MatrixCell])[] = [
  ['登录', (kind) => SIGN_IN[environments[kind].signIn]],
  [
    '标题栏',
    (kind) => {
      if (kind === 'h5') return { text: '页面自己画', see: frame('OwnTitleBar', kind) }
      return { text: environments[kind].titleInApp ? '由应用画' : '由微信画', see: frame('TitleBar', kind) }
    },
  ],
  ['离开', (kind) => ({ text: environments[kind].leave ?? '浏览器返回', see: frame('Leaving', kind) })],
  [
    '拍照',
    (kind) =>
      since(environments[kind].device.capture, '应用相机', link('Environments/Camera', 'PhotoClosed'), FILES),
  ],
  [
    '视频',
    (kind) =>
      picksVideos(kind)
        ? { text: '原生选视频，3.4.0 起；之前用应用相机', see: link('Business/MediaCapture', 'Recording') }
        : since(environments[kind].device.capture, '应用相机', link('Business/MediaCapture', 'Face'), VIDEO),
  ],
  [
    '旧版本拍照',
    (kind) => before(environments[kind].device.capture, link('Environments/Camera', 'PhotoInOldApp'), files),
  ],
  [
    '旧版本人脸识别',
    (kind) =>
      before(
        environments[kind].device.capture,
        link('Environments/Camera', 'FaceInOldApp'),
        link('Business/MediaCapture', 'Face'),
      ),
  ],
  [
    '推荐联系人',
    (kind) =>
      since(environments[kind].device.contacts, '应用推荐', link('Business/ContactRecommend', 'Ready'), {
        text: '自己填写',
        see: link('Business/ContactForm', 'Empty'),
      }),
  ],
  [
    '扫码',
    (kind) =>
      environments[kind].device.scan === undefined
        ? { text: '没有', see: link('Business/AmountBox', 'Empty') }
        : { text: '微信扫码', see: link('Business/AmountBox', 'WithScan') },
  ],
  [
    '通知设置',
    (kind) => since(environments[kind].device.notificationSettings, '打开设置', lab('InApp'), WITHOUT),
  ],
  [
    '客服',
    (kind) =>
      since(environments[kind].device.customerService, '应用客服', lab('InApp'), {
        text: '电话和服务时间',
        see: lab('OwnBrowser'),
      }),
  ],
  [
    '自动还款',
    (kind) =>
      environments[kind].device.alipay === undefined
        ? { text: '银行卡', see: link('Business/AutoPayBanner', 'BankCard') }
        : { text: '银行卡和支付宝', see: link('Business/AutoPayBanner', 'Alipay') },
  ],
]

/** Address of a story in this Storybook, in the environment that it is opened in. */
export const storyAddress = (see: StoryLink): string =>
  `?path=/story/${storyId(see)}${see.kind === undefined ? '' : `&args=kind:${see.kind}`}`

/** Id of a story, as its address has it: 'Primitives/UploadField', 'CameraOnly' -> 'primitives-uploadfield--camera-only'. */
export const storyId = ({ title, story }: StoryLink): string =>
  `${title.toLowerCase().replaceAll('/', '-')}--${story.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`
