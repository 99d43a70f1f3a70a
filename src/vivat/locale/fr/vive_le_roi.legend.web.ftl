# Les signes du plateau
web-vive_le_roi-legend-yes = Oui : si tous acceptent, le candidat est couronné et la manche est finie.
web-vive_le_roi-legend-no = Non : un seul suffit à envoyer le candidat au cachot.
web-vive_le_roi-legend-stomach_ache = Mal-au-Ventre : le vote est annulé et le candidat retourne à l’étage 5.
web-vive_le_roi-legend-favourite = Niche dorée et cœur : l’un de vos Favoris secrets
web-vive_le_roi-legend-banned = Barré : le Banni de votre carte ; il ne compte pas.
web-vive_le_roi-legend-floor = Ce que vaut un Favori de cet étage au décompte
web-vive_le_roi-legend-cell = Un Favori au cachot coûte des points.
