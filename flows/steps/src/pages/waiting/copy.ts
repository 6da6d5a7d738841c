/** Used up: no result is claimed. */
const stillRunning = {
  title: '评估仍在进行',
  text: '暂时还没有结果。可以刷新查看，也可以稍后再回来，不需要重新提交。',
}

/** Texts of the pages. */
export const copy = {
  assessment: {
    title: '额度评估中',
    text: '通常需要几十秒，有结果后会自动显示。',
    slowText: '比平时久一些，评估仍在进行。可以先离开，稍后回来查看，不需要重新提交。',
    kept: '您提交的资料都已保存',
    usedUp: stillRunning,
  },
  startFailed: '评估没有开始',
  leave: '先离开，稍后回来查看',
  contacts: {
    title: '正在核实联系人',
    text: '联系人已经保存，通常几秒内核实完成。',
    usedUp: {
      title: '联系人仍在核实',
      text: '联系人已经保存，核实还没有结果。可以刷新查看，也可以稍后再回来，不需要重新填写。',
    },
  },
  recording: {
    title: '正在审核录屏',
    text: '通常1分钟内有结果，有结果后会自动显示。',
    slowText: '比平时久一些，审核仍在进行。可以先离开，稍后回来查看，不需要重新录屏。',
    usedUp: {
      title: '录屏仍在审核',
      text: '暂时还没有结果。可以刷新查看，也可以稍后再回来，不需要重新录屏。',
    },
  },
  noRecording: { title: '还没有录屏', text: '开始录屏后，可以在这里查看结果。', start: '去录屏' },
} as const
