import { RECENT_TOOLS_KEY } from '@/components/site/home/recent-tools-store'
import { THEME_KEY } from '@/components/site/theme-key'
import { DOCUMENTS_KEY } from '@/lib/invoicing/storage/stored-documents'
import { OWN_FIGURES_KEY } from '@/lib/own-figures/own-figures'

/**
 * Runs before the first paint: the kept choice, else the system's, and follows the system while it is
 * 'system'. Storage may be closed to us (private windows, blocked site data); then the system decides. It
 * also marks a page whose fields a link fills, or a document kept on this device: it is shown when they are
 * filled. The home page reserves space for the tools used before. A chosen theme and own figures are shown
 * without waiting for a first use.
 */
export const themeScript = `(()=>{var d=document.documentElement,m=matchMedia('(prefers-color-scheme:dark)'),
f=()=>{var t='system';try{t=localStorage.getItem('${THEME_KEY}')||t}catch{}
d.dataset.theme=t==='dark'||t==='light'?t:m.matches?'dark':'light';if(t!='system')d.dataset.chosen=''};f();m.addEventListener('change',f);addEventListener('themechange',f);addEventListener('storage',f);
if((location.hash+location.search).length>1)d.dataset.linked='';
try{if(localStorage.getItem('${DOCUMENTS_KEY}'))d.dataset.documents='';if(localStorage.getItem('${RECENT_TOOLS_KEY}'))d.dataset.recent='';if(localStorage.getItem('${OWN_FIGURES_KEY}'))d.dataset.chosen=''}catch{}})()`
