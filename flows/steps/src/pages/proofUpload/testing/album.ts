import type { SandboxParameters } from '@koo/page/stage'

/** An album in which there is one picture of this name. */
export const albumOf = (name: string): SandboxParameters['host'] => ({
  device: {
    async capture() {
      const canvas = document.createElement('canvas')
      canvas.width = 160
      canvas.height = 160
      const draw = canvas.getContext('2d')
      if (draw) {
        draw.fillStyle = '#9db8d2'
        draw.fillRect(0, 0, 160, 160)
      }
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
      return { file: new File([blob ?? ''], name, { type: 'image/jpeg' }) }
    },
  },
})
