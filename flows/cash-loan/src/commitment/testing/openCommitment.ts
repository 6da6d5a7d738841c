import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { recordingNamed } from './recording.ts'
import type { CommitmentQuery } from '../../model/queries/commitment.ts'
import { smartVideo, videoAuth } from '../step.ts'

const LOAN: CommitmentQuery = { amount: '12000', period: '12', card: 'C1', type: 'old', videoOpen: 'true' }

export type OpenOptions = OpenPageOptions<CommitmentQuery>

/** In an app without a cloud storage, unless a test has one: the gateway takes the recording. */
const withHost = ({ host, ...options }: OpenOptions) => ({
  ...options,
  host: { cloudStorage: null, ...host },
})

/** Opens the commitment page, by default of somebody whose last video failed. */
export const openCommitment = (options: OpenOptions = {}, search: CommitmentQuery = {}) =>
  openPage(videoAuth, { persona: 'video-failed', ...withHost(options), search: { ...LOAN, ...search } })

/** Opens the page of the smart video. */
export const openSmart = (options: OpenOptions = {}, search: CommitmentQuery = {}) =>
  openPage(smartVideo, {
    persona: 'video-new',
    ...withHost(options),
    search: { ...LOAN, type: 'new', ...search },
  })

/** Picks a file in place of a recording of the phone's own camera. */
export async function pickFile(file: File) {
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull()
  await userEvent.upload(document.querySelector('input[type=file]') ?? document.body, file)
}

/** Picks a recording of the phone's own camera. */
export const pickVideo = (name: string) => pickFile(recordingNamed(name))

export const submit = page.getByRole('button', { name: '确认承诺' })
export const withoutVideo = page.getByRole('button', { name: '不录视频，继续' })
export const again = page.getByRole('button', { name: '重新录制' })
/** The state of the recorder; toasts are statuses as well. */
export const label = (text: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) })
