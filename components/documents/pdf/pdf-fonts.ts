import type { FontFamily } from '@/components/documents/pdf/pdf-scripts'

/** The files of each family, shipped with the site and asked for only by a document that needs them. */
export const FONT_FILES: Record<FontFamily, Record<'normal' | 'bold', URL>> = {
  'Noto Sans Devanagari': {
    normal: new URL(
      '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
      import.meta.url,
    ),
    bold: new URL(
      '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
      import.meta.url,
    ),
  },
  'Noto Sans Tamil': {
    normal: new URL(
      '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
      import.meta.url,
    ),
    bold: new URL(
      '@expo-google-fonts/noto-sans-tamil/600SemiBold/NotoSansTamil_600SemiBold.ttf',
      import.meta.url,
    ),
  },
  'Anek Telugu': {
    normal: new URL('@expo-google-fonts/anek-telugu/400Regular/AnekTelugu_400Regular.ttf', import.meta.url),
    bold: new URL('@expo-google-fonts/anek-telugu/600SemiBold/AnekTelugu_600SemiBold.ttf', import.meta.url),
  },
  'Noto Sans Kannada': {
    normal: new URL(
      '@expo-google-fonts/noto-sans-kannada/400Regular/NotoSansKannada_400Regular.ttf',
      import.meta.url,
    ),
    bold: new URL(
      '@expo-google-fonts/noto-sans-kannada/600SemiBold/NotoSansKannada_600SemiBold.ttf',
      import.meta.url,
    ),
  },
  'Anek Malayalam': {
    normal: new URL(
      '@expo-google-fonts/anek-malayalam/400Regular/AnekMalayalam_400Regular.ttf',
      import.meta.url,
    ),
    bold: new URL(
      '@expo-google-fonts/anek-malayalam/600SemiBold/AnekMalayalam_600SemiBold.ttf',
      import.meta.url,
    ),
  },
  'Noto Sans Bengali': {
    normal: new URL(
      '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
      import.meta.url,
    ),
    bold: new URL(
      '@expo-google-fonts/noto-sans-bengali/600SemiBold/NotoSansBengali_600SemiBold.ttf',
      import.meta.url,
    ),
  },
  'Noto Sans Gujarati': {
    normal: new URL(
      '@expo-google-fonts/noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf',
      import.meta.url,
    ),
    bold: new URL(
      '@expo-google-fonts/noto-sans-gujarati/600SemiBold/NotoSansGujarati_600SemiBold.ttf',
      import.meta.url,
    ),
  },
  'Baloo Paaji 2': {
    normal: new URL('@expo-google-fonts/baloo-paaji-2/BalooPaaji2_400Regular.ttf', import.meta.url),
    bold: new URL('@expo-google-fonts/baloo-paaji-2/BalooPaaji2_600SemiBold.ttf', import.meta.url),
  },
  'Noto Sans Oriya': {
    normal: new URL(
      '@expo-google-fonts/noto-sans-oriya/400Regular/NotoSansOriya_400Regular.ttf',
      import.meta.url,
    ),
    bold: new URL(
      '@expo-google-fonts/noto-sans-oriya/600SemiBold/NotoSansOriya_600SemiBold.ttf',
      import.meta.url,
    ),
  },
  'Noto Naskh Arabic': {
    normal: new URL(
      '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
      import.meta.url,
    ),
    bold: new URL(
      '@expo-google-fonts/noto-naskh-arabic/600SemiBold/NotoNaskhArabic_600SemiBold.ttf',
      import.meta.url,
    ),
  },
}
