/** A picture that the server did not take, or that was not sent; the message says why. It is not sent again. */
export class RefusedPicture extends Error {}
