import { Contact } from 'lucide'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const digitalVisitingCardMaker: Tool = {
  slug: 'digital-visiting-card-maker',
  category: 'business-tools',
  status: 'live',
  name: 'Digital Visiting Card Maker',
  title: 'Digital Visiting Card Maker with QR Code and Contact File',
  description:
    'Type your name, phone, email and address to get a visiting card with a QR code that saves you in a phone’s contacts. Download the image or vCard.',
  summary: 'Makes a visiting card whose QR code saves your details in a phone’s contacts.',
  lead: 'A visiting card with a QR code',
  icon: Contact,
  keywords: keywordsFrom(`
    visiting card, business card, vcard, vcf, contact qr, digital card, name card, e visiting card,
    whatsapp card, contact card, name plate`),
  steps: stepsFrom({
    'Type your details':
      'Full name is required. Job title, company, phone, email, website and address are up to you. The card beside the form follows as you type, in one of three looks.',
    'Add a picture if you like':
      'Choose an image file. It is made smaller on your device and the place where it was taken is removed.',
    'Generate the card':
      'Press Generate card and the QR code is put on it. The code is scan-tested first, and shown only when it gives your details.',
    'Save what you need':
      'Download the QR code as PNG or SVG, the contact file (.vcf) or the card as PNG, or print ten cards on an A4 sheet with marks for cutting. Print at 100 %, not fitted to the page. Tick Keep this card in this browser to find it here next time.',
  }),
  faqs: faqsFrom({
    'How does a QR code on a visiting card save the contact?':
      'The code holds a small text file, a vCard of version 3.0, with your name, title, company, phone, email, website and address. A phone’s camera reads it and offers to add the contact; nothing has to be typed. The details are inside the picture itself and not on a website, so the scan works without a network. The same file can be sent as a .vcf on WhatsApp or by email.',
    'Does the QR code on my card expire, and can I change it later?':
      'It does not expire, because it points to no server. For the same reason it cannot be changed once printed. If your number changes, make a new card and a new code. Where you expect changes, put only the name, one phone number and a website on the card, and keep the rest on the website.',
    'Why does the card say that my details are too long?':
      'Every letter makes the pattern denser. A card with seven short fields is about 230 bytes, which at level M needs a grid of 61 by 61 dots: fine on paper. Hindi takes three bytes a letter, so “श्री गणेश ट्रेडर्स”, 18 characters long, uses 50 bytes. The largest code holds 2,331 bytes at this level, but no phone reads that off a small card, so this page stops at 666 bytes (97 by 97 dots) and says how many characters to leave out. Shorten the address first. A picture is never in the code, only in the contact file, which holds all you typed.',
    'How large should the QR code be on a printed card?':
      'About 2.5 cm on each side for a card with the usual fields. That gives each dot roughly 0.36 mm, which ordinary printing shops and phone cameras manage. Keep the white margin around the code, print dark on light, and do not stretch it. For a sign or shop board use the SVG, which stays sharp at any size. Test the first print with two different phones before ordering 500.',
    'Can I put my name in Hindi or another Indian script?':
      'Yes. The contact file is written in UTF-8 and newer phones show Devanagari, Tamil, Bengali and other scripts properly. Some older phones and office programs that import .vcf files show boxes instead. If you meet many such people, write the full name in English letters and put the Hindi name under company. In the phone field use the form +91 98765 43210, so that the number also works from abroad.',
    'Is my phone number or photo uploaded anywhere?':
      'No. The card, the code and the contact file are made in your browser, and the picture is reworked there as well. Nothing you type leaves the device. Once you share the card, of course, anyone who scans it has the number, and a code on a poster is public. For such places a separate business number is wiser than your own.',
  }),
  sources: checkedOn('2026-11-21', {
    'RFC 2426: vCard, version 3.0': 'https://www.rfc-editor.org/rfc/rfc2426',
    'DENSO WAVE: how much each QR code version holds':
      'https://www.qrcode.com/en/about/versionPage/versionPage31_40.html',
  }),
  related: ['qr-code-generator', 'invoice-generator', 'quotation-generator'],
  updatedOn: '2026-11-21',
}
