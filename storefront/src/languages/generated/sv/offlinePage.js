
export default {
  "offlinePage.text": () => "Sidan kunde inte hämtas. Varukorgen är kvar, och butiken väntar här när du är uppkopplad igen."
}