import { recorderStates } from '@koo/kit/VideoRecorder'
import { describe, expect, it } from 'vitest'
import { mayCommit, record, type FailReason, type Recording } from './recording.ts'

const at = (state: Recording['state'], count = 0): Recording => ({
  state,
  failures: Array.from({ length: count }, (): FailReason => 'upload'),
})

describe('the recorder', () => {
  it('goes from init over uploading to success or fail', { tags: ['video.1'] }, () => {
    expect(record(at('init'), { type: 'sent' }).state).toBe('uploading')
    expect(record(at('uploading'), { type: 'succeeded' }).state).toBe('success')
    expect(record(at('uploading'), { type: 'failed', why: 'upload' }).state).toBe('fail')
    expect(record(at('uploading'), { type: 'cancelled' }).state).toBe('init')
  })

  it.each(['success', 'fail'] as const)('records again after %s', { tags: ['video.2'] }, (state) => {
    expect(record(at(state), { type: 'sent' }).state).toBe('uploading')
  })

  it('each failure counts, a success sets the count to 0', { tags: ['video.3'] }, () => {
    const twice = record(record(at('init'), { type: 'failed', why: 'capture' }), {
      type: 'failed',
      why: 'refused',
    })
    expect(twice.failures).toEqual(['capture', 'refused'])
    expect(record(twice, { type: 'sent' }).failures).toHaveLength(2)
    expect(record(twice, { type: 'succeeded' }).failures).toEqual([])
  })

  it('a required video is needed until the third failure', { tags: ['video.4', 'video.5'] }, () => {
    const allowed = recorderStates.flatMap((state) =>
      [0, 1, 2, 3, 4]
        .filter((count) => mayCommit(true, at(state), count))
        .map((count) => `${state} ${count}`),
    )
    expect(allowed).toEqual([
      'init 3',
      'init 4',
      ...[0, 1, 2, 3, 4].map((count) => `success ${count}`),
      'fail 3',
      'fail 4',
    ])
  })

  it('what the tab remembers counts for nothing', { tags: ['video.4'] }, () => {
    expect(mayCommit(true, at('fail', 9), 2)).toBe(false)
  })

  it(
    'a video that is not required is never waited for, one that is on its way is',
    { tags: ['video.5'] },
    () => {
      expect(recorderStates.filter((state) => mayCommit(false, at(state), 0))).toEqual([
        'init',
        'success',
        'fail',
      ])
    },
  )
})
