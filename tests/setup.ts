import '@testing-library/jest-dom'
import { format, TextDecoder, TextEncoder } from 'node:util'
import { configure } from '@testing-library/dom'
import * as React from 'react'
import { SightWatcher } from './in-sight'
import { quickenQueries } from './quick-queries'
import { runPausesInAct } from './timers-in-act'

// A part that loads late is compiled first, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// What React complains of is a fault of the page or of its test, and must not drown in a log.
const complaints: string[] = []
Object.assign(console, { error: (...args: unknown[]) => complaints.push(format(...args)) })
afterEach(() => expect(complaints.splice(0)).toEqual([]))

// For its complaints React notes where each element was created, which takes a large form a tenth of its
// time. After so many elements it does not.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })

// What browsers have and jsdom lacks. Tests of plain sums run without a window and need none of it.
if (typeof window !== 'undefined') {
  quickenQueries()
  runPausesInAct()
  // The server's renderer, for tests of hydration, writes bytes.
  Object.assign(globalThis, { TextDecoder, TextEncoder })
  globalThis.IntersectionObserver = SightWatcher
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  // Where a pointer is captured matters to dragging alone; nothing here is laid out.
  Element.prototype.setPointerCapture ??= () => {}
  Element.prototype.releasePointerCapture ??= () => {}
  Element.prototype.hasPointerCapture ??= () => false
  Blob.prototype.arrayBuffer ??= function (this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result as ArrayBuffer)
      reader.readAsArrayBuffer(this)
    })
  }
  Element.prototype.checkVisibility ??= () => true
  HTMLElement.prototype.showPopover ??= toggler('open')
  HTMLElement.prototype.hidePopover ??= toggler('closed')
}

/** A popover tells of its state by an event; what is drawn is the browser's affair. */
function toggler(newState: 'open' | 'closed') {
  return function (this: HTMLElement) {
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
  }
}
