// Encodes pictures at once in tests in a browser. By itself, `toBlob` of Chromium waits for an idle moment, at most a second
// (CanvasAsyncBlobCreator); without a limit of frames there is no idle moment, and each picture takes that second.
HTMLCanvasElement.prototype.toBlob = function toBlob(done, type, quality) {
  const [head = '', data = ''] = this.toDataURL(type, quality).split(',')
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
  const encoded = bytes.length > 0 ? new Blob([bytes], { type: /:([^;]*)/.exec(head)?.[1] }) : null
  setTimeout(() => done(encoded))
}
