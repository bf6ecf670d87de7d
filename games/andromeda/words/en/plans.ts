/** English: one line of advice for each standard faction. */

export const plans = {
  fac_pulsewar: 'Fights everywhere, grows from defeat and scrap.',
  fac_mecarons: 'Energy is everything: aim better, run more modules per ship.',
  fac_tolzeed: 'Buys exactly the modules it wants and feeds them with moons.',
  fac_astropirates: 'Lives off the neighbours and dares to land anywhere.',
  fac_isht: 'Collects leaders early and turns them into many cheap developments.',
  fac_basalt: 'Builds the whole fleet early and floods the map.',
  fac_meridian: 'Buys cheap, stores much, wins by the vault.',
  fac_glasstide: 'A long science row run by one ship in the reactor.',
  fac_ember: 'Starts armed and hunts raiders and rivals for points.',
  fac_drift: 'Never short of moons: big dock, double harvest.',
  fac_parallax: 'Starts with a science vessel, widens the map and is paid for it.',
  fac_accord: 'A hand full of tactics, each card played is worth something.',
  fac_cloudborn: 'Harvests the nebulae: every ship may enter them.',
  fac_darkstar: 'A ghost wanders the map for them; the fallen keep working.',
  fac_cercades: 'A swarm that strips planets bare.',
};
