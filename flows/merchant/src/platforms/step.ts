import { defineStep, type StepPageProps } from '@koo/flow'
import { PLATFORMS, type Platform } from './platforms.ts'

// Size: the authorisation by the platform’s own page, and the texts of thirteen examples

interface PlatformOptions {
  readonly platform: Platform
}
interface DemoOptions extends PlatformOptions {
  /** Which of the platform's examples, from 0. */
  readonly place: number
}

const intro = defineStep({ title: '店铺认证', exits: { upload: null, done: null } })
const demo = defineStep({ title: '示例', exits: { done: null }, over: true, login: false })

/** The authorisation of a platform. `upload`: by screenshots. `done`: back to what it is a proof for. */
export const platformIntro = (options: PlatformOptions) =>
  intro
    .page(() => import('./PlatformIntro.tsx'), options)
    .with({ title: `${PLATFORMS[options.platform].name}认证` })

/** One of the screenshots that a platform's upload page wants, over it. */
export const platformDemo = (options: DemoOptions) =>
  demo
    .page(() => import('./PlatformDemo.tsx'), options)
    .with({ title: `${PLATFORMS[options.platform].name}示例${'一二三'[options.place] ?? ''}` })

export type IntroProps = StepPageProps<typeof intro, undefined, PlatformOptions>
export type DemoProps = StepPageProps<typeof demo, undefined, DemoOptions>
