import { QrCode } from 'lucide'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const qrCodeGenerator: Tool = {
  slug: 'qr-code-generator',
  category: 'everyday-utilities',
  status: 'live',
  name: 'QR Code Generator',
  title: 'QR Code Generator: Link, UPI, Wi-Fi, Text (PNG)',
  description:
    'Make a QR code for a link, UPI, Wi-Fi, a contact, WhatsApp or any text, as PNG or SVG with your colours and logo. It never expires. Scan codes too.',
  summary: 'Creates QR codes for links, UPI, Wi-Fi, contacts and more, and checks that they scan.',
  lead: 'QR codes for links, UPI, Wi-Fi and more',
  icon: QrCode,
  keywords: keywordsFrom(`
    qr code, upi qr, payment qr, wifi qr, link to qr, scan code, scanner, barcode, qr png`),
  steps: stepsFrom({
    'Choose what it holds':
      'Text, link, Wi-Fi, UPI payment, WhatsApp chat, contact, SMS, email, location or event. Fill in the fields; special signs are escaped for you.',
    'Look at the code':
      'The image is 256 by 256 pixels with the strongest error correction, level H. Another size, colours, a margin and a logo are under “Size, colours and logo”. Each code is scan-tested before you can download it.',
    'Download PNG or SVG':
      'PNG for a chat or a document, SVG for print of any size. A CSV file gives many codes at once, as a ZIP.',
    'Scan it once yourself':
      'Try it with two phones, from the distance at which people will stand, before you print many copies.',
  }),
  faqs: faqsFrom({
    'Do QR codes expire?':
      'The code made here does not. Your text is inside the pattern and no server is involved, so it scans the same in ten years. If it holds a link, the page behind the link can of course disappear. Codes that stop working are usually “dynamic” ones: they lead to a company’s short link, which it can switch off when a trial ends.',
    'How do I make a UPI QR code for my shop?':
      'Choose UPI payment, enter your UPI ID and the name, and an amount if it should be fixed. The code holds a link such as upi://pay?pa=myshop@bank&pn=My%20Shop&cu=INR. Some apps refuse a fixed amount for personal IDs, so print the ID and the amount as text below the code. Pay yourself ₹1 as a test before you hang it up.',
    'How much text fits into one QR code?':
      'At level H the largest code holds 1,273 bytes. English letters take one byte each, Hindi letters three, so about 424 Hindi characters. That is the limit on paper. A long text gives so many dots that the picture is made larger than 256 pixels, and cheap cameras may still fail. For long text, put it on a page and encode the link.',
    'Can I make a QR code for my Wi-Fi?':
      'Yes. Choose Wi-Fi, then enter the name of the network, its security and the password. Most phones offer to join when they scan. Anybody who sees the code can read the password from it, so use the guest network for a shop or clinic. The link of this page holds what you typed too, so share the picture and not the link.',
    'What size should I print a QR code?':
      'Take a tenth of the distance from which it will be scanned: 3 cm for a counter at 30 cm, 20 cm for a wall two metres away. Keep a white border as wide as four dots on every side. A PNG of 256 pixels is enough for a few centimetres; for print, download the SVG, which stays sharp at any size. Dark on white scans best.',
    'Why is level H used, and can I put a logo in the middle?':
      'Level H can rebuild about 30% of the code when a part is dirty or torn, against 7% at the lowest level. The cost is a denser pattern for the same text. A small logo in the centre counts as damage, so it works if it covers well under that share. The logo you choose here takes about a twentieth of the area, and the code is scan-tested with it. Never cover the three large squares in the corners.',
    'Is it safe to scan a QR code to receive money?':
      'Scanning is for paying. To receive money by UPI you need neither scan anything nor enter your PIN; whoever asks you to do so is trying to take money from you. When a scanned code opens a link, read the address before you tap. On a shop counter, check that no sticker has been pasted over the original code and that the app shows the shop’s name.',
  }),
  sources: checkedOn('2026-11-21', {
    'NPCI: UPI Linking Specifications, version 1.6':
      'https://studylib.net/doc/27265723/upi.linking.specs-ver.1.6',
    'DENSO WAVE: how much each QR code version holds':
      'https://www.qrcode.com/en/about/versionPage/versionPage31_40.html',
  }),
  related: ['digital-visiting-card-maker', 'invoice-generator', 'receipt-generator'],
  updatedOn: '2026-11-22',
}
