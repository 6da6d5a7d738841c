/** Leaving the frame in which another page shows this app. A chunk of its own: no other page needs it. */

/**
 * Opens an address of this app outside of the frame: in a new window, which knows nothing of this one, or in place of the page around
 * the frame, for web views that open no windows. A frame that may do neither stays as it is.
 */
export function openOutside(address: string, where: 'window' | 'top'): void {
  if (where === 'window') window.open(address, '_blank', 'noopener')
  else window.open(address, '_top')
}
