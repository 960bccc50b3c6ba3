import { type QuotedText, quotationsOf } from '@/lib/quotes/quotation'

/** From elsewhere, all of authors who died before 1940. */
export const worldQuotations: readonly QuotedText[][] = [
  quotationsOf('lzh', 'Confucius', 'Analects 2.15', 'about 400 BCE', {
    '學而不思則罔，思而不學則殆': 'To learn and not think is wasted; to think and not learn is dangerous.',
  }),
  quotationsOf('lzh', 'Confucius', 'Analects 15.24', 'about 400 BCE', {
    '己所不欲，勿施於人': 'What you do not want done to yourself, do not do to others.',
  }),
  quotationsOf('lzh', 'Laozi', 'Tao Te Ching 64', 'about 300 BCE', {
    '千里之行，始於足下': 'A journey of a thousand li begins under your feet.',
  }),
  quotationsOf('grc', 'Socrates, by Plato', 'Apology 38a', 'about 390 BCE', {
    'ὁ δὲ ἀνεξέταστος βίος οὐ βιωτὸς ἀνθρώπῳ': 'A life that is not examined is not worth living.',
  }),
  quotationsOf('la', 'Terence', 'Heauton Timorumenos, line 77', '163 BCE', {
    'Homo sum: humani nihil a me alienum puto.': 'I am human: nothing human is foreign to me.',
  }),
  quotationsOf('la', 'Seneca', 'Letters to Lucilius 104.26', 'about 65', {
    'Non quia difficilia sunt non audemus, sed quia non audemus difficilia sunt.':
      'It is not because things are hard that we do not dare; because we do not dare, they are hard.',
  }),
  quotationsOf('grc', 'Marcus Aurelius', 'Meditations 10.16', 'about 175', {
    'μηκέθ᾽ ὅλως περὶ τοῦ οἷόν τινα εἶναι τὸν ἀγαθὸν ἄνδρα διαλέγεσθαι, ἀλλὰ εἶναι τοιοῦτον':
      'Talk no more about what a good man should be. Be one.',
  }),
  quotationsOf('fa', 'Saadi', 'Gulistan, chapter 1, story 10', '1258', {
    'بنی‌آدم اعضای یکدیگرند که در آفرینش ز یک گوهرند':
      'People are limbs of one another, made of one essence.',
  }),
  quotationsOf('en', 'William Shakespeare', 'The Merchant of Venice, act 4, scene 1', 'about 1597', {
    'The quality of mercy is not strain’d.': null,
  }),
  quotationsOf('en', 'William Shakespeare', 'Hamlet, act 1, scene 3', 'about 1600', {
    'This above all: to thine own self be true.': null,
  }),
  quotationsOf('it', 'Galileo Galilei', 'Il Saggiatore, chapter 6', '1623', {
    'La filosofia è scritta in questo grandissimo libro che continuamente ci sta aperto innanzi a gli occhi (io dico l’universo).':
      'Philosophy is written in this very great book that stands open before our eyes all the time: I mean the universe.',
  }),
  quotationsOf('en', 'John Donne', 'Devotions upon Emergent Occasions, meditation 17', '1624', {
    'No man is an island, entire of itself.': null,
  }),
  quotationsOf('en', 'Francis Bacon', 'Essays, Of Studies', '1625', {
    'Reading maketh a full man; conference a ready man; and writing an exact man.': null,
  }),
  quotationsOf('fr', 'Blaise Pascal', 'Pensées (Brunschvicg 277)', '1670', {
    'Le cœur a ses raisons, que la raison ne connaît point.':
      'The heart has its reasons, of which reason knows nothing.',
  }),
  quotationsOf(
    'en',
    'Isaac Newton',
    'Letter to Robert Hooke, 5 February 1676 (1675 in the old style)',
    '1676',
    {
      'If I have seen further it is by standing on the shoulders of Giants.': null,
    },
  ),
  quotationsOf('en', 'Benjamin Franklin', 'Poor Richard’s Almanack', '1737', {
    'Well done is better than well said.': null,
  }),
  quotationsOf('fr', 'Voltaire', 'Candide, chapter 30', '1759', {
    'Il faut cultiver notre jardin.': 'We must tend our garden.',
  }),
  quotationsOf('de', 'Immanuel Kant', 'Beantwortung der Frage: Was ist Aufklärung?', '1784', {
    'Habe Mut, dich deines eigenen Verstandes zu bedienen!':
      'Have the courage to use your own understanding.',
  }),
  quotationsOf('en', 'Mary Wollstonecraft', 'A Vindication of the Rights of Woman, chapter 4', '1792', {
    'I do not wish them to have power over men; but over themselves.': null,
  }),
  quotationsOf('de', 'Johann Wolfgang von Goethe', 'Faust, part 1, Prologue in Heaven', '1808', {
    'Es irrt der Mensch, solang’ er strebt.': 'As long as people strive, they err.',
  }),
  quotationsOf('en', 'Henry David Thoreau', 'Walden, Conclusion', '1854', {
    'If you have built castles in the air, your work need not be lost; that is where they should be. Now put the foundations under them.':
      null,
  }),
  quotationsOf(
    'fr',
    'Louis Pasteur',
    'Address at Douai for the new Faculty of Sciences of Lille, 7 December 1854',
    '1854',
    {
      'Dans les champs de l’observation, le hasard ne favorise que les esprits préparés.':
        'In observation, chance favours only the minds that are prepared.',
    },
  ),
  quotationsOf('en', 'Frederick Douglass', 'West India Emancipation, Canandaigua, 3 August 1857', '1857', {
    'If there is no struggle there is no progress.': null,
  }),
  quotationsOf('en', 'Abraham Lincoln', 'Second Inaugural Address, 4 March 1865', '1865', {
    'With malice toward none; with charity for all.': null,
  }),
  quotationsOf('en', 'George Eliot', 'Middlemarch, chapter 72', '1872', {
    'What do we live for, if it is not to make life less difficult to each other?': null,
  }),
  quotationsOf('ru', 'Leo Tolstoy', 'Anna Karenina, part 1, chapter 1', '1878', {
    'Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива по-своему.':
      'All happy families are like one another; each unhappy family is unhappy in its own way.',
  }),
  quotationsOf('es', 'Antonio Machado', 'Proverbios y cantares 29, in Campos de Castilla', '1912 to 1917', {
    'Caminante, no hay camino, se hace camino al andar.':
      'Walker, there is no road; the road is made by walking.',
  }),
]
