import type { HousePages } from '../articleGroups.ts';

export const house: HousePages = {
  about: {
    title: 'Om oss',
    description: 'En modebutik i {town} för vackert och dåligt väder.',
    lead: '{shop} väljer kläder för vackert och dåligt väder. Mest dåligt, eftersom vi bor i {town}.',
    body: [
      '## Så väljer vi plagg',
      'Vi tar in fyrtio märken och ungefär åttahundra modeller. Varje modell bärs en vecka av någon av oss innan den får plats: på cykel, i regn, på kontor, i soffa. Det som skaver, noppar eller tappar en knapp åker tillbaka.',
      'Vi frågar varje märke var plagget är sytt och vad det är gjort av, och skriver svaret på produktsidan. När vi kallar något certifierat står det vilket certifikat det är. Annars låter vi bli ordet.',
      '## Preloved',
      'En kappa som hängt i någon annans hall är ofta bättre än ny: den har redan bevisat sig. Vi köper in, tvättar, lagar och fotograferar varje plagg för sig. Det finns ett av varje, och spåren berättar vi om.',
      '## Kvar länge',
      'Det mest hållbara plagget är det du redan har. Därför skriver vi hellre om [hur du sköter ull](page:wool-care) än om varför du behöver en ny tröja. När du väl gör det finns vi här.',
      'Vill du veta mer, eller har du hittat ett fel? [Hör av dig](page:contact).',
    ],
  },
  'wool-care': {
    title: 'Så sköter du ull',
    description: 'Vila, borste, luft. Fyra minuters läsning som ger kappan tio vintrar.',
    lead: 'Ull gör det mesta själv om den får hänga ifred. Det här är resten.',
    body: [
      '## Låt den vila',
      'En kappa som bärs två dagar i rad hinner inte räta ut sig. Ge den en dag på en bred galge, helst av trä, med knapparna uppe och fickorna tömda. Vecken hänger ur av sig själva.',
      '## Borsta nedåt',
      'Damm och gatans grus sliter på fibern. Dra en mjuk klädborste uppifrån och ner efter varje vecka. Det tar en minut och gör mer än någon tvätt.',
      '## Låt regnet torka',
      'Blev du blöt? Skaka av det värsta, häng kappan luftigt i rumsvärme och låt den vara. Aldrig på elementet och aldrig i torkskåp. Borsta när den är torr.',
      '## Vädra hellre än tvätta',
      'Ull släpper ifrån sig lukt. En natt på balkongen räcker oftast. Stickat handtvättas ljummet ett par gånger om året med ulltvättmedel, kramas ur i en handduk och torkas plant. Kappor kemtvättas högst en gång per vinter.',
      '## Noppor är inget fel',
      'De korta fibrerna arbetar sig ut där ärmen möter sidan. Ta bort dem med en noppkam, aldrig med rakhyvel. Efter ett par gånger är de slut.',
      '## Sommarförvaring',
      'Rent, torrt, mörkt. Mal äter smuts före ull, så lägg aldrig undan något som är buret. Cederträ doftar gott och hjälper lite.',
      'Vill du ha något nytt att sköta om? [Se allt stickat](category:women-knitwear) eller [ullkapporna](category:women-wool-coats).',
    ],
  },
};
