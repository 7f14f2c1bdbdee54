"""How the policies are learnt: self-play inside the kernel. `ebbes train` runs it again."""

from ebbes.training.curriculum import CURRICULUM, Step, study
from ebbes.training.duel import strength
from ebbes.training.train import Plan, Trainer, train

__all__ = ["CURRICULUM", "Plan", "Step", "Trainer", "strength", "study", "train"]
