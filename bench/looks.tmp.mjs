import { chromium } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'fs'
import { browserArguments, ensureBrowser } from '/work/w7/scripts/browser.mjs'
import { startSiteServer } from '/work/w7/scripts/serving/site-server.mjs'
const [before,after,...only]=process.argv.slice(2)
const servers=await Promise.all([before,after].map(dir=>startSiteServer({dir,port:0})))
const [A,B]=servers.map(s=>`http://localhost:${s.address().port}`)
const browser=await chromium.launch({executablePath:ensureBrowser(),args:browserArguments})
mkdirSync('/tmp/w7/shots',{recursive:true})
const pages=['/emi-calculator','/income-tax-calculator','/invoice-generator','/all-in-one-calculator','/hi/gst-calculator','/indian-festival-calendar','/unit-converter','/blog/top-gst-tips','/daily-panchang-muhurat','/calculators','/age-calculator','/currency-converter','/photo-resizer','/digital-visiting-card-maker','/ifsc-code-finder'];const unused=['/','/emi-calculator','/income-tax-calculator','/hi/gst-calculator','/invoice-generator','/unit-converter','/all-in-one-calculator','/indian-festival-calendar','/blog/top-gst-tips','/weather-forecast','/daily-panchang-muhurat','/hi/emi-calculator','/calculators','/compare','/age-calculator','/percentage-calculator','/currency-converter','/hi/about','/qr-code-generator','/digital-visiting-card-maker','/ifsc-code-finder','/photo-resizer','/saved-data','/changes','/countdown-timer-creator']
const looks=[[360,'light'],[1280,'dark'],[360,'dark'],[1280,'light']]
const PROPS='display position top left right bottom width height min-width min-height max-width max-height margin-top margin-right margin-bottom margin-left padding-top padding-right padding-bottom padding-left border-top-width border-right-width border-bottom-width border-left-width border-top-style border-top-color border-left-color border-bottom-color border-top-left-radius border-bottom-right-radius background-color background-image color font-size font-weight font-family line-height letter-spacing text-align text-decoration-line text-transform white-space overflow-wrap text-wrap opacity visibility box-shadow outline-style outline-width outline-offset flex-grow flex-shrink flex-basis flex-wrap flex-direction align-items justify-content align-self justify-self gap grid-template-columns grid-column-start order float list-style-type fill stroke stroke-width cursor transition-property transition-duration z-index rotate clip-path text-overflow overflow-x accent-color appearance'.split(' ')
const state=page=>page.evaluate(props=>{const out=[];for(const e of document.querySelectorAll('body, body *')){if(e.closest('script'))continue;for(const pseudo of [null,'::before','::after']){const c=getComputedStyle(e,pseudo);if(pseudo&&c.content==='none')continue;const r=pseudo?null:e.getBoundingClientRect();out.push([e.tagName+(pseudo??'')+'.'+(e.getAttribute('class')??''),props.map(p=>c.getPropertyValue(p)),r?[r.x,r.y,r.width,r.height].map(v=>Math.round(v*100)/100).join():''])}}return out},PROPS)
async function shoot(base,path,width,scheme){const c=await browser.newContext({viewport:{width,height:800},colorScheme:scheme,serviceWorkers:'block',reducedMotion:'reduce'});const p=await c.newPage();await p.goto(base+path,{waitUntil:'networkidle'});await p.waitForTimeout(300)
 await p.evaluate(()=>{for(const d of document.querySelectorAll('details'))d.open=true});
 for(let y=0;y<6;y++){await p.mouse.wheel(0,2400);await p.waitForTimeout(80)}
 await p.waitForLoadState('networkidle');await p.waitForTimeout(500);await p.evaluate(()=>scrollTo(0,0));await p.waitForTimeout(200)
 const png=await p.screenshot({fullPage:true});const s=await state(p);await c.close();return {png,s}}
let bad=0,n=0
const jobs=[];looks.forEach(([w,scheme],i)=>pages.slice(0,i<2?25:6).forEach(path=>jobs.push([path,w,scheme])));const work=async()=>{for(let j=jobs.shift();j;j=jobs.shift()){const [path,w,scheme]=j;const [a,b]=await Promise.all([shoot(A,path,w,scheme),shoot(B,path,w,scheme)]);n++
 const same=a.png.equals(b.png);const diffs=[]
 if(a.s.length!==b.s.length)diffs.push('elements '+a.s.length+' '+b.s.length)
 else a.s.forEach((x,i)=>{const y=b.s[i];const d=PROPS.filter((p,k)=>x[1][k]!==y[1][k]).map(p=>p+': '+x[1][PROPS.indexOf(p)]+' -> '+y[1][PROPS.indexOf(p)]);if(d.length||x[2]!==y[2])diffs.push(y[0].slice(0,60)+' | '+d.slice(0,5).join('; ')+(x[2]!==y[2]?' rect '+x[2]+' -> '+y[2]:''))})
 if(!same||diffs.length){bad++;const f=path.replaceAll('/','_')+w+scheme;writeFileSync(`/tmp/w7/shots/${f}-a.png`,a.png);writeFileSync(`/tmp/w7/shots/${f}-b.png`,b.png);console.log(path,w,scheme,same?'pixels same':'PIXELS DIFFER',diffs.length,'style diffs');for(const d of diffs.slice(0,6))console.log('    ',d)}
 else console.log(path,w,scheme,'same',a.s.length)}};await Promise.all([work(),work()])
console.log(bad,'of',n,'differ');await browser.close();servers.forEach(s=>s.close());process.exit(0)
