const words = (text: string) => text.trim().split(/\s+/)

/** Registered names under which an address is given a short one that hides where it leads. */
export const SHORTENERS: ReadonlySet<string> = new Set(
  words(`
    adf.ly amzn.to b.link bit.do bit.ly bitly.ws bl.ink buff.ly cutt.ly db.tt dlvr.it dub.sh fb.me forms.gle g.co goo.gl
    goo.su grabify.link gmlnk.com ift.tt is.gd j.mp kutt.it lnkd.in mcaf.ee n9.cl ow.ly page.link qr.ae qrco.de rb.gy
    rebrand.ly s.id shorturl.asia shorturl.at shrtco.de smarturl.it snip.ly surl.li t.co t.ly tiny.cc tiny.one tinyurl.com
    trib.al u.nu urlz.fr v.gd x.gd youtu.be zpr.io
  `),
)

/** Addresses that open a chat or a channel in an app, whoever is at its other end. */
export const APP_LINKS: readonly string[] = words(
  'wa.me t.me telegram.me telegram.dog m.me api.whatsapp.com chat.whatsapp.com wa.link signal.me ig.me',
)
